import type { Handlers, Session } from '../session.ts'

type WindowProcedure = Extract<keyof Handlers, `window.${string}`>

/** What the windows want kept between two sittings, where their door keeps it. */
export function windowHandlers({ options }: Session): Pick<Handlers, WindowProcedure> {
  return {
    'window.remembered': () => options.memory?.all() ?? null,
    'window.remember': ({ key, value }) => {
      options.memory?.put(key, value)
      return null
    },
  }
}
