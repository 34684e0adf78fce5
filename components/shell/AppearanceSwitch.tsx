import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/Icon.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import css from './AppearanceSwitch.module.css';

const MODES = [
  { mode: 'light', icon: 'sun' },
  { mode: 'system', icon: 'screen' },
  { mode: 'dark', icon: 'moon' },
] as const;

interface Props {
  readonly lng: LanguageCode;
  /** Tells the switches of a page apart; they are kept in step by the page's script. */
  readonly name: string;
  /** A column of rows for a menu, or one bar. */
  readonly look: 'rows' | 'bar';
}

/** Light, system or dark. Needs the page's script, so it is not shown where scripts are switched off. */
export function AppearanceSwitch({ lng, name, look }: Props) {
  const shell = messagesOf(lng, 'shell');
  return (
    <fieldset className={classNames(css.switch, css[look])} data-look="">
      <legend className="vh">{shell.appearance}</legend>
      {MODES.map(({ mode, icon }) => (
        <label key={mode} className={css.choice}>
          <input type="radio" name={`look-${name}`} value={mode} defaultChecked={mode === 'system'} />
          <Icon name={icon} />
          <span>{shell[mode]}</span>
          {look === 'rows' && <Icon name="check" end />}
        </label>
      ))}
    </fieldset>
  );
}
