import type { Handlers, Session } from '../session.ts'

type WindowProcedure = Extract<keyof Handlers, `window.${string}`>

/** What the windows want kept between two sittings, and what the system hands them, where their door knows of it. */
export function windowHandlers({ options }: Session): Pick<Handlers, WindowProcedure> {
  return {
    'window.handed': () => options.handed?.() ?? [],
    'window.remembered': () => options.memory?.all() ?? null,
    'window.remember': ({ key, value }) => {
      options.memory?.put(key, value)
      return null
    },
  }
}
