/** What the program asked of Electron that leaves no trace on a page. Tests read it. */
export const calls: { what: string; args: unknown[] }[] = []

/** Remembers a call, with a copy of what it was given. */
export function record(what: string, ...args: unknown[]): void {
  calls.push({ what, args: JSON.parse(JSON.stringify(args)) as unknown[] })
}

/** Answers that the test has laid ready for dialogs to come. */
export const laidReady: { method: string; result: unknown }[] = []

/** @returns the answer that lies ready for a kind of dialog, or what the player does otherwise. */
export function answerFor(method: string, otherwise: unknown): unknown {
  const index = laidReady.findIndex((answer) => answer.method === method)
  return index < 0 ? otherwise : laidReady.splice(index, 1)[0]!.result
}

/**
 * Makes reading a property that the object, prototype or class lacks an error that names it.
 * The guard stands behind the object, not around it: a Proxy around a class instance breaks its `#private` fields.
 */
export function strict<T extends object>(name: string, target: T): T {
  const guard = new Proxy(Object.getPrototypeOf(target) as object, {
    get(parent, key, self): unknown {
      if (key in parent || typeof key === 'symbol' || key === 'then' || key === 'toJSON')
        return Reflect.get(parent, key, self)
      throw new Error(`electron stand-in: ${name}.${key} is not implemented`)
    },
  })
  Object.setPrototypeOf(target, guard)
  return target
}

/** Emits an event that listeners may prevent. @returns true when one did. */
export function isPrevented(
  emitter: { emit: (event: string, ...args: unknown[]) => boolean },
  event: string,
  about: object = {},
): boolean {
  let prevented = false
  emitter.emit(event, { ...about, preventDefault: () => (prevented = true) })
  return prevented
}
