/** An element that waits for its text, such as a live region: while it is empty it takes no space and adds no gap. */
export const outOfFlowWhileEmpty = { selectors: { '&:empty': { position: 'absolute' } } } as const;
