import { app, type WebContents } from 'electron'

/**
 * Security: the page stays the page. It never leaves its address, opens no windows and embeds no webviews,
 * not even of its own; sheets are opened by main.
 * https://www.electronjs.org/docs/latest/tutorial/security#13-disable-or-limit-navigation
 * https://www.electronjs.org/docs/latest/tutorial/security#14-disable-or-limit-creation-of-new-windows
 */
export function forbidNavigation(): void {
  app.on('web-contents-created', (_event, contents) => {
    keepInPlace(contents)
  })
}

function keepInPlace(contents: WebContents): void {
  const refuse = (event: { preventDefault: () => void }) => {
    event.preventDefault()
  }
  contents.on('will-navigate', refuse)
  contents.on('will-frame-navigate', refuse)
  contents.on('will-redirect', refuse)
  contents.on('will-attach-webview', refuse)
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}
