import { join } from 'node:path'
import { app, type WebPreferences } from 'electron'

/**
 * Security: every renderer of the program runs in the sandbox, whatever a window asks for.
 * https://www.electronjs.org/docs/latest/tutorial/security#4-enable-process-sandboxing
 */
export function sandboxEverything(): void {
  app.enableSandbox()
}

/**
 * Security: the page gets no Node, shares no world with the preload, and keeps the web's own protections.
 * Most of this is Electron's default; it is written down so that a changed default changes nothing here.
 * https://www.electronjs.org/docs/latest/tutorial/security#2-do-not-enable-nodejs-integration-for-remote-content
 * https://www.electronjs.org/docs/latest/tutorial/security#3-enable-context-isolation
 *
 * @param built folder of the built program, `out`.
 */
export const webPreferences = (built: string): WebPreferences => ({
  preload: join(built, 'preload/index.cjs'),
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  spellcheck: false,
})
