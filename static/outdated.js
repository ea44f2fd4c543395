// Says in an old browser why the page does not work. The texts are here, since such a browser runs no module, and so not the
// i18n layer either. tests/unit/browsers.test.ts compares languages and versions with those of the app.
{
  const texts = {
    en: 'This browser is too old for Bastide. Update it, or open this page in Chrome 111, Firefox 115, Safari 16.4 or newer.',
    de: 'Dieser Browser ist zu alt für Bastide. Aktualisiere ihn oder öffne diese Seite in Chrome 111, Firefox 115, Safari 16.4 oder neuer.',
    fr: 'Ce navigateur est trop ancien pour Bastide. Mettez-le à jour ou ouvrez cette page dans Chrome 111, Firefox 115, Safari 16.4 ou plus récent.',
    es: 'Este navegador es demasiado antiguo para Bastide. Actualízalo o abre esta página en Chrome 111, Firefox 115, Safari 16.4 o posterior.',
    cs: 'Tento prohlížeč je pro Bastide příliš starý. Aktualizuj ho nebo stránku otevři v prohlížeči Chrome 111, Firefox 115, Safari 16.4 nebo novějším.',
    'zh-Hans':
      '此浏览器版本过旧，无法运行 Bastide。请更新浏览器，或用 Chrome 111、Firefox 115、Safari 16.4 或更高版本打开本页。'
  };
  const languageOf = (tag) => tag.toLowerCase().split('-')[0];
  const known = Object.keys(texts);
  const chosen = navigator.languages
    .map((tag) => known.find((id) => languageOf(id) === languageOf(tag)))
    .find((id) => id);
  const show = () => {
    const notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    notice.lang = chosen || 'en';
    notice.textContent = texts[notice.lang];
    notice.style.cssText = 'margin: 0; padding: 1em; background: #7a2419; color: #fff';
    document.body.prepend(notice);
  };
  if (document.body) show();
  else document.addEventListener('DOMContentLoaded', show);
}
