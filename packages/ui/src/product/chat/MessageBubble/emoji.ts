// Flags, skin tones and families are one emoji of several code points.
const emoji =
  /\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*)*/gu;

/** True for a text of one to three emoji and nothing else, which is shown large and without a bubble. */
export function isEmojiOnly(text: string): boolean {
  const bare = text.replaceAll(/\s/g, '');
  const found = bare.match(emoji);
  return found !== null && found.length <= 3 && found.join('') === bare;
}
