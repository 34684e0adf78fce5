import { type SubmitEvent, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { changeMember, listMembers } from '#lib/contract/desk.ts';
import type { Role } from '#lib/contract/session.ts';
import { useAppSelector } from '#store/hooks.ts';
import { LoadFailed } from '../../LoadFailed.tsx';
import { useAction } from '../../use-action.ts';
import { useQuery } from '../../use-query.ts';
import { Choice } from '../Choice.tsx';
import { Buttons, Form, Lines, Sheet } from '../desk-look.ts';

/** Who works at the desk and as what; for admins. */
export function TeamPage() {
  const text = useText('desk');
  const forms = useText('forms');
  const messages = useText('messages');
  const message = useMessage();
  const [members, reload] = useQuery((api) => api.call(listMembers, {}));
  const own = useAppSelector(({ user }) => user?.phone_number);
  const { run, isBusy, error } = useAction('otp-send');
  const [phone, setPhone] = useState('');
  const [role, setRole] = useState<Exclude<Role, 'customer'>>('staff');
  const [isTried, setTried] = useState(false);

  async function give(to: string, given: Role): Promise<void> {
    if (!(await run((api) => api.call(changeMember, { body: { phone: to, role: given } })))) return;
    setPhone('');
    setTried(false);
    reload();
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (phone.trim()) void give(phone.trim(), role);
  }
  return (
    <Sheet aria-labelledby="team" tabIndex={-1} data-focus-home="">
      <h2 className="h4" id="team">
        {text('team')}
      </h2>
      {members.state === 'loading' && <Skeleton label={messages('loading')} />}
      {members.state === 'failed' && <LoadFailed onRetry={reload} />}
      <Lines>
        {(members.state === 'ready' ? members.data.items : []).map((member) => (
          <li key={member.id}>
            <span>
              <b>{member.name ?? text('nameless')}</b> <bdi dir="ltr">{member.phone}</bdi>{' '}
              <span className="caption muted">{text(`role_${member.role}`)}</span>
            </span>
            {member.phone && member.phone !== own && (
              <Button
                variant="quiet"
                size="sm"
                loading={isBusy}
                onClick={() => void give(member.phone ?? '', 'customer')}
              >
                {text('takeRole')}
                <span className="vh"> {member.phone}</span>
              </Button>
            )}
          </li>
        ))}
      </Lines>
      <h3 className="h5">{text('addMember')}</h3>
      <Form noValidate onSubmit={submit} aria-busy={isBusy}>
        <TextField
          id="member-phone"
          label={forms('phone')}
          hint={text('memberHint')}
          error={isTried && !phone.trim() ? messages('field_required') : message(error)}
          type="tel"
          dir="ltr"
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
        />
        <Buttons data-wide="">
          <Choice
            label={text('role')}
            value={role}
            onChange={setRole}
            options={(['staff', 'admin'] as const).map((id) => ({ id, label: text(`role_${id}`) }))}
          />
          <Button type="submit" variant="ink" size="sm" loading={isBusy}>
            {text('giveRole')}
          </Button>
        </Buttons>
      </Form>
      {error && <Alert tone="error" role="alert" title={message(error)} />}
    </Sheet>
  );
}
