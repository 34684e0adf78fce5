import { useText } from '#components/providers/use-text.ts';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { readProfile } from '#lib/contract/profile.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { useQuery } from '../use-query.ts';
import { Deletion } from './Deletion.tsx';
import { EmailLink } from './EmailLink.tsx';
import { OwnData } from './OwnData.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Reach } from './Reach.tsx';

/** Account management: who one is, how one is reached, and what is held. */
export function ManagementView() {
  const [profile, reload] = useQuery((api) => api.call(readProfile, {}));
  const messages = useText('messages');
  return (
    <>
      <EmailLink onDone={reload} />
      {profile.state === 'loading' && <Skeleton label={messages('loading')} rows={5} />}
      {profile.state === 'failed' && <LoadFailed onRetry={reload} />}
      {profile.state === 'ready' && (
        <>
          <Deletion deleteAt={profile.data.deleteAt} onChange={reload} />
          <ProfileForm profile={profile.data} onChange={reload} />
          <Reach profile={profile.data} onChange={reload} />
          <OwnData isLeaving={profile.data.deleteAt !== null} onChange={reload} />
        </>
      )}
    </>
  );
}
