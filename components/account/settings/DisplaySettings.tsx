import { useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Field } from '#components/ui/Field.tsx';
import { controlProps, fieldClass } from '#components/ui/field-parts.ts';
import { Segmented } from '#components/ui/Segmented.tsx';
import { savedMode } from '#lib/browser/appearance.ts';
import { type Profile, type ProfileChanges, updateProfile } from '#lib/contract/profile.ts';
import { hasNativeDigits, readerLocale } from '#lib/format/reader-locale.ts';
import { findLanguageByLocale, LANGUAGES, languageOf } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { showDisplay } from '#store/display/show.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { Rows } from '../account-look.ts';
import { SettingsRow } from '../SettingsRow.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { useAction } from '../use-action.ts';
import { useTurns } from '../use-turns.ts';
import { Proof } from './settings-look.ts';

const CALENDARS = ['gregory', 'persian'] as const;
const NUMERALS = ['latin', 'native'] as const;
const LOOKS = ['light', 'system', 'dark'] as const;

interface Props {
  readonly profile: Profile;
  readonly onChange: () => void;
}

const digitsOf = (locale: string, numerals: 'latin' | 'native'): string =>
  new Intl.NumberFormat(readerLocale(locale, { calendar: null, numerals }), {
    minimumIntegerDigits: 4,
    useGrouping: false,
  }).format(123);

/** How dates, digits and colours are shown, and in which language; saved with each choice. */
export function DisplaySettings({ profile: saved, onChange }: Props) {
  const [chosen, setChosen] = useState<ProfileChanges>({});
  const profile = { ...saved, ...chosen }; // a choice shows at once, and goes back when it was not kept
  const locale = useAppSelector((state) => state.locale);
  const dispatch = useAppDispatch();
  const text = useText('settings');
  const message = useMessage();
  const { fullMoment } = useFormat();
  const { run, isBusy, error } = useAction();
  const inTurn = useTurns();
  const language = languageOf(findLanguageByLocale(locale) ?? 'en');
  const calendar = profile.calendar ?? language.calendar;
  const usual =
    hasNativeDigits(locale) &&
    digitsOf(locale, 'native') ===
      new Intl.NumberFormat(locale, { minimumIntegerDigits: 4, useGrouping: false }).format(123);
  const numerals = profile.numerals ?? (usual ? 'native' : 'latin');

  async function save(body: ProfileChanges): Promise<boolean> {
    setChosen(body);
    const isDone = await inTurn(() =>
      run(async (api) => {
        dispatch(showDisplay(await api.call(updateProfile, { body })));
      }),
    );
    if (isDone) onChange();
    else setChosen({});
    return isDone;
  }
  async function speak(code: string): Promise<void> {
    const chosen = LANGUAGES.find((one) => one.code === code);
    if (chosen && (await save({ locale: chosen.locale })))
      location.assign(pathOf('profile-account-settings', chosen.code));
  }

  return (
    <SettingsSection id="display" title={text('display')} text={text('displayText')}>
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      <Field id="language" label={text('language')}>
        <select
          className={fieldClass}
          value={language.code}
          aria-busy={isBusy}
          onChange={({ target }) => void speak(target.value)}
          {...controlProps({ id: 'language' })}
        >
          {LANGUAGES.map(({ code, nativeName, locale: tag }) => (
            <option key={code} value={code} lang={tag}>
              {nativeName}
            </option>
          ))}
        </select>
      </Field>
      <Rows>
        <SettingsRow name={text('calendar')}>
          <Segmented
            name="calendar"
            legend={text('calendar')}
            size="sm"
            quiet
            selected={calendar}
            onSelect={(id) => void save({ calendar: id === 'persian' ? 'persian' : 'gregory' })}
            options={CALENDARS.map((id) => ({ id, label: text(`calendar_${id}`) }))}
          />
        </SettingsRow>
        {hasNativeDigits(locale) && (
          <SettingsRow name={text('numerals')}>
            <Segmented
              name="numerals"
              legend={text('numerals')}
              size="sm"
              quiet
              selected={numerals}
              onSelect={(id) => void save({ numerals: id === 'native' ? 'native' : 'latin' })}
              options={NUMERALS.map((id) => ({ id, label: digitsOf(locale, id) }))}
            />
          </SettingsRow>
        )}
        <SettingsRow name={text('appearance')}>
          {/* One of the page's switches: its plain script keeps them in step, `useDisplay()` tells the account. */}
          <div data-look="">
            <Segmented
              name="appearance"
              legend={text('appearance')}
              size="sm"
              quiet
              selected={savedMode()}
              options={LOOKS.map((id) => ({ id, label: text(`look_${id}`) }))}
            />
          </div>
        </SettingsRow>
      </Rows>
      <Proof>
        <span className="caption muted">{text('proof')}</span>
        <span className="h5 num">{fullMoment(profile.createdAt)}</span>
      </Proof>
    </SettingsSection>
  );
}
