import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';

export interface FailedTexts {
  readonly failed: string;
  readonly reload: string;
}

/**
 * Says that the script of a part did not come. Shown by the page's own script as well, which also works its button
 * (`lib/browser/live-parts.ts`): perhaps not even the framework's could be had.
 */
export function FailedNotice({ texts, hidden }: { readonly texts: FailedTexts; readonly hidden: boolean }) {
  return (
    <div data-live-failed="" hidden={hidden} suppressHydrationWarning>
      <Alert tone="error" role="alert" title={texts.failed}>
        <Button variant="line" size="md" data-reload="">
          {texts.reload}
        </Button>
      </Alert>
    </div>
  );
}
