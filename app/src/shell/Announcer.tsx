const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Says a text to screen readers, for example the title of the page one came to. */
export function Announcer({ text }: { text: string }) {
  return (
    <span role="status" style={unseen}>
      {text}
    </span>
  );
}
