import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/Icon.tsx';
import { fill } from '#lib/i18n/fill.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { isBuilt } from '#lib/pages/registry.ts';
import { AppearanceSwitch } from './AppearanceSwitch.tsx';
import css from './HeaderTools.module.css';
import { LanguageLinks } from './LanguageLinks.tsx';
import type { Place } from './menu-links.ts';
import popover from './Popover.module.css';
import { SearchForm } from './SearchForm.tsx';

/** Search, language and appearance: three small panels, each behind its own button. */
export function HeaderTools({ id, lng }: Place) {
  const shell = messagesOf(lng, 'shell');
  const code = lng.toUpperCase();
  return (
    <div className={css.tools}>
      {isBuilt('search') && (
        <>
          <button
            className={classNames(css.tool, css.find)}
            type="button"
            popoverTarget="search-box"
            aria-label={shell.search}
          >
            <Icon name="search" />
          </button>
          <div id="search-box" popover="auto" className={classNames(popover.panel, popover.wide)}>
            <SearchForm lng={lng} />
          </div>
        </>
      )}
      <button className={css.tool} type="button" popoverTarget="language-menu">
        <Icon name="globe" />
        <span aria-hidden="true">{code}</span>
        <span className="vh">{fill(shell.languageOf, { code })}</span>
      </button>
      <nav
        id="language-menu"
        popover="auto"
        className={classNames(popover.panel, popover.wide)}
        aria-label={shell.languages}
      >
        <LanguageLinks
          id={id}
          lng={lng}
          listClass={popover.columns}
          linkClass={popover.row}
          mark={<Icon name="check" end />}
        />
      </nav>
      <button
        className={classNames(css.tool, css.scripted)}
        type="button"
        popoverTarget="appearance-menu"
        aria-label={shell.appearance}
      >
        <Icon name="screen" />
      </button>
      <div id="appearance-menu" popover="auto" className={popover.panel}>
        <AppearanceSwitch lng={lng} name="nav" look="rows" />
      </div>
    </div>
  );
}
