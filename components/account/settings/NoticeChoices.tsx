import { useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import {
  ALWAYS_TOLD,
  NOTIFICATION_EVENTS,
  type NotificationChannels,
  type NotificationChoices,
  type NotificationEvent,
} from '#lib/contract/notifications.ts';
import { type Profile, updateProfile } from '#lib/contract/profile.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { useAction } from '../use-action.ts';
import { useTurns } from '../use-turns.ts';
import { BrowserNotices } from './BrowserNotices.tsx';
import { Matrix } from './settings-look.ts';

const CHANNELS = ['inApp', 'email', 'push'] as const satisfies readonly (keyof NotificationChannels)[];
type Channel = (typeof CHANNELS)[number];

/** What is told whatever is chosen. */
const isLocked = (event: NotificationEvent, channel: Channel): boolean =>
  ALWAYS_TOLD.includes(event) && channel !== 'push';

interface Props {
  readonly profile: Profile;
  readonly onChange: () => void;
}

/** What reaches the customer, and where: a choice for each event and channel, saved with each tick. */
export function NoticeChoices({ profile, onChange }: Props) {
  const [chosen, setChosen] = useState<Partial<NotificationChoices>>({});
  const notifications = { ...profile.notifications, ...chosen }; // a tick shows at once, and goes when it was not kept
  const text = useText('settings');
  const message = useMessage();
  const { run, error } = useAction();
  const inTurn = useTurns();

  const choose = async (event: NotificationEvent, channel: Channel, isOn: boolean) => {
    const change = { [event]: { ...notifications[event], [channel]: isOn } };
    setChosen((before) => ({ ...before, ...change }));
    const isKept = await inTurn(() => run((api) => api.call(updateProfile, { body: { notifications: change } })));
    if (isKept) onChange();
    else setChosen({});
  };

  return (
    <SettingsSection id="notices" title={text('notices')} text={text('noticesText')}>
      <BrowserNotices />
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      {/* Scrolls sideways on a phone, so the keyboard must reach it. */}
      <Matrix role="group" aria-label={text('notices')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('event')}</th>
              {CHANNELS.map((channel) => (
                <th key={channel} scope="col">
                  {text(`channel_${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {NOTIFICATION_EVENTS.map((event) => (
              <tr key={event}>
                <th scope="row">{text(`event_${event}`)}</th>
                {CHANNELS.map((channel) => (
                  <td key={channel}>
                    <Checkbox
                      label={
                        <span className="vh">
                          {text(`event_${event}`)}: {text(`channel_${channel}`)}
                        </span>
                      }
                      checked={notifications[event][channel]}
                      disabled={isLocked(event, channel)}
                      onChange={({ target }) => void choose(event, channel, target.checked)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Matrix>
      <p className="caption muted">{text('always')}</p>
    </SettingsSection>
  );
}
