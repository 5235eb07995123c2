const watched = "document.querySelectorAll('#root :is(a, button, input, select, h1, h2, p)')";

/** Script: notes what can be read or pressed in the server's page, before the script that hydrates it runs. */
export const recordFirstElements = `
  document.addEventListener('readystatechange', () => { window.firstElements = [...${watched}]; }, { once: true });
`;

/** Script, the body of a function: the beginnings of the HTML of those that were drawn anew. */
export const drawnAnew = `
  return (window.firstElements ?? []).filter(element => !element.isConnected).map(element => element.outerHTML.slice(0, 120));
`;
