/** @returns whether Enter does something of its own where it is pressed: one that is chosen already leaves it to the page. */
export const takesEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('a, button, summary') && !target.matches('[aria-pressed="true"]')
