const SHEETS = [new URL('../palette.css', import.meta.url), new URL('../art.css', import.meta.url)];

let texts: Promise<string> | null = null;

async function load(): Promise<string> {
  const parts = await Promise.all(
    SHEETS.map(async (url) => {
      const response = await fetch(url, { headers: { accept: 'text/css' } });
      if (!response.ok) throw new Error(`The style sheet of the art did not come: ${response.status}.`);
      return response.text();
    })
  );
  return parts.join('\n');
}

/**
 * The source text of the art's style sheets. Rejects when they cannot be loaded; the next call tries again.
 */
export function artSheets(): Promise<string> {
  return (texts ??= load().catch((error: unknown) => {
    texts = null;
    throw error;
  }));
}
