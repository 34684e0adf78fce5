import { LanguageChoice } from '#components/shell/LanguageChoice.tsx';

export default function EntryPage() {
  return <LanguageChoice />;
}
