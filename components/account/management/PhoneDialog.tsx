import { useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { linkPhone } from '#lib/contract/account.ts';
import { AccountDialog } from '../AccountDialog.tsx';
import { CodeProof } from '../code/CodeProof.tsx';
import { PhoneForm } from '../code/PhoneForm.tsx';

/** Another telephone number: the code goes there, and the number before is told. */
export function PhoneDialog({ onClose }: { readonly onClose: (done?: string) => void }) {
  const [phone, setPhone] = useState<string>();
  const text = useText('settings');
  return (
    <AccountDialog title={text('phoneTitle')} onClose={() => onClose()}>
      {!phone && <PhoneForm text={text('phoneText')} onPhone={setPhone} onLeave={() => onClose()} />}
      {phone && (
        <CodeProof
          phone={phone}
          purpose="phone"
          action={text('change')}
          onLeave={() => setPhone(undefined)}
          onProof={async (api, otp) => {
            await api.call(linkPhone, { body: { phone, otp } });
            await api.renew();
          }}
          onDone={() => onClose(text('phoneChanged'))}
        />
      )}
    </AccountDialog>
  );
}
