import { app } from './app.ts'
import { clickMenu, menuLabels } from './desk.ts'
import { calls, laidReady } from './record.ts'
import { permissions } from './scheme.ts'

/** What a test may tell the program that it runs, over the child process's channel. */
const acts: Record<string, (...args: never[]) => unknown> = {
  answer: (method: string, result: unknown) => {
    laidReady.push({ method, result })
  },
  calls: () => calls,
  quit: () => {
    app.quit()
  },
  menu: (path: string[]) => {
    clickMenu(path)
  },
  labels: (path: string[]) => menuLabels(path),
  secondInstance: (commandLine: string[]) => app.emit('second-instance', {}, commandLine, process.cwd()),
  permission: (name: string) => {
    let granted = null
    permissions.request?.(null, name, (answer) => (granted = answer))
    return { request: granted, check: permissions.check?.(null, name), device: permissions.device?.() }
  },
}

/** As in Electron, `ready` comes only after the entry module has been evaluated. */
export function startUp(): void {
  app.becomeReady()
  // A failed test must not leave Chromium running.
  process.on('disconnect', () => {
    app.exit(1)
  })
  process.on('message', (message: { id: number; do: string; args: never[] }) => {
    try {
      process.send?.({ id: message.id, value: acts[message.do]?.(...message.args) })
    } catch (error) {
      process.send?.({ id: message.id, error: String(error) })
    }
  })
}
