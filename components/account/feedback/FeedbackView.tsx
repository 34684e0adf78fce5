import type { ReactNode } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { Halves, Sheet } from './feedback-look.ts';

/** Says how it is going; beside it, who can be reached how. */
export function FeedbackView({ contact }: { readonly contact: ReactNode }) {
  const text = useText('feedback');
  return (
    <Halves>
      <Sheet aria-labelledby="say">
        <h2 className="h5" id="say">
          {text('title')}
        </h2>
        <FeedbackForm />
      </Sheet>
      <Sheet aria-labelledby="contact">
        <h2 className="h5" id="contact">
          {text('contact')}
        </h2>
        {contact}
      </Sheet>
    </Halves>
  );
}
