/**
 * The UTF-8 text of a response of at most `most` bytes; null for a longer one, of which no more than that and one chunk
 * is read. Rejects when the connection is lost.
 */
export async function boundedText(response: Response, most: number): Promise<string | null> {
  const { body } = response;
  if (!body) return '';
  if (Number(response.headers.get('content-length')) > most) {
    await body.cancel();
    return null;
  }
  const reader = body.getReader();
  const utf8 = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + utf8.decode();
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    text += utf8.decode(value, { stream: true });
  }
}
