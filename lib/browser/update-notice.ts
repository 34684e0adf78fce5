/** Texts of the notice, written for each language by `app/[lng]/update.json`. */
export interface UpdateTexts {
  readonly text: string;
  readonly reload: string;
  readonly later: string;
}

const textsPath = (lng: string): string => `/${lng}/update.json`;

const CLASS = 'update-notice'; // app/update-notice.css

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}

/** Says at the end of the page that a new version is ready; nothing happens until the visitor wants it. */
export async function showUpdateNotice(onReload: () => void): Promise<void> {
  if (document.querySelector(`.${CLASS}`)) return;
  const [, lng = ''] = location.pathname.split('/');
  const { text, reload, later }: UpdateTexts = await (await fetch(textsPath(lng))).json();
  const notice = document.createElement('section');
  notice.className = CLASS;
  notice.ariaLabel = text;
  const words = document.createElement('p');
  words.role = 'status';
  const begin = button(reload, () => {
    begin.disabled = true; // one reload, however often it is pressed
    onReload();
  });
  notice.append(
    words,
    begin,
    button(later, () => notice.remove()),
  );
  document.body.append(notice);
  words.textContent = text; // after the region is there, so that it is read out
}
