import type { App } from 'vue'
import { CallError } from '../contract/client.ts'
import type { InputOf } from '../contract/procedures.ts'
import type { Bridge } from '../contract/rpc.ts'

/** A page that fails over and over says nothing new. */
const mostTold = 20

/**
 * Has main write into its log what this page throws and nobody catches; the console still shows it. What main has refused
 * is no mistake of the page.
 */
export function tellMistakes(app: Pick<App, 'config'>, bridge: Pick<Bridge, 'call'>): void {
  let told = 0
  const tell = (error: unknown) => {
    if (error instanceof CallError || told++ >= mostTold) return
    // Where main does not answer it cannot be told.
    bridge.call('program.pageMistake', mistakeOf(error)).catch(() => undefined)
  }
  app.config.errorHandler = (error) => {
    console.error(error)
    tell(error)
  }
  window.addEventListener('error', ({ error, message }) => {
    // Sizes that change in answer to sizes come with the next picture. The browser tells that as an error, and nothing has failed.
    if (!message.startsWith('ResizeObserver loop')) tell(error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    tell(reason)
  })
}

function mistakeOf(error: unknown): InputOf<'program.pageMistake'> {
  if (!(error instanceof Error)) return { name: 'Error', message: '', stack: '' }
  const { name, message, stack = '' } = error
  // Some browsers leave the message out of the stack; main looks for the places behind it.
  const whole = stack.includes(message) ? stack : `${message}\n${stack}`
  return { name: name.slice(0, 80), message: message.slice(0, 10_000), stack: whole.slice(0, 40_000) }
}
