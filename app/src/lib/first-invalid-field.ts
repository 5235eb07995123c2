/** The field of a form's first error; of a group of radio buttons the chosen one, else the first that can be chosen. */
export function firstInvalidField(form: ParentNode): HTMLElement | null {
  const faulty = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!faulty?.matches('[role="radiogroup"]')) return faulty;
  return faulty.querySelector<HTMLElement>(':checked') ?? faulty.querySelector<HTMLElement>(':enabled');
}
