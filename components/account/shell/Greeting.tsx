import { useText } from '#components/providers/use-text.ts';
import { useAppSelector } from '#store/hooks.ts';

/** Title of the customer's home: a greeting for whoever is signed in, until then the page's name. */
export function Greeting({ title }: { readonly title: string }) {
  const user = useAppSelector((state) => state.user);
  const text = useText('account');
  if (!user) return title;
  return user.firstName ? text('helloName', { name: user.firstName }) : text('hello');
}
