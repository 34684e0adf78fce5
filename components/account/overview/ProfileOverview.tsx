import { useText } from '#components/providers/use-text.ts';
import { useAppSelector } from '#store/hooks.ts';
import css from './ProfileOverview.module.css';

/** Who is signed in: the greeting and what we know of them. */
export function ProfileOverview() {
  const user = useAppSelector((state) => state.user);
  const account = useText('account');
  const forms = useText('forms');
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const missing = <span className="muted">{account('notGiven')}</span>;
  return (
    <>
      <p className="lead">{user?.firstName ? account('helloName', { name: user.firstName }) : account('hello')}</p>
      <section className={css.card} aria-labelledby="details">
        <h2 className="h5" id="details">
          {account('details')}
        </h2>
        <dl className={css.list}>
          <dt>{forms('name')}</dt>
          <dd>{name || missing}</dd>
          <dt>{forms('phone')}</dt>
          <dd>{user?.phone_number ? <bdi dir="ltr">{user.phone_number}</bdi> : missing}</dd>
          <dt>{forms('email')}</dt>
          <dd>{user?.email ? <bdi>{user.email}</bdi> : missing}</dd>
        </dl>
      </section>
    </>
  );
}
