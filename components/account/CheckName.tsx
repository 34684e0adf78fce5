import { useTranslation } from 'react-i18next';

interface Props {
  readonly id: string;
  /** The sentence that it stands in. */
  readonly say?: (name: string) => string;
}

/** Name of an analyzer's check. Its texts are many, so a page reads them when it has one to name; others stand as they are. */
export function CheckName({ id, say = (name) => name }: Props) {
  const { t, i18n } = useTranslation('analyzer', { useSuspense: false });
  const translate = t as unknown as (key: string) => string; // keys name single texts
  const key = `checks.${id}.name`;
  return <bdi>{say(i18n.exists(key, { ns: 'analyzer' }) ? translate(key) : id)}</bdi>;
}
