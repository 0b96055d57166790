import { app, type WebContents } from 'electron'
import { leadsOut, placeOf } from './address.ts'

/**
 * Security: the page stays the page. It never leaves its address, opens no windows and embeds no webviews. A further
 * window on one of our own pages is opened by main, with the same protections; sheets are opened by main, too. The page of
 * newer versions opens in the system's browser.
 * https://www.electronjs.org/docs/latest/tutorial/security#13-disable-or-limit-navigation
 * https://www.electronjs.org/docs/latest/tutorial/security#14-disable-or-limit-creation-of-new-windows
 *
 * @param openOwn opens a window at a place inside the program.
 * @param openOutside opens an address in the system's browser.
 * @param devAddress of the development server, while there is one.
 */
export function forbidNavigation(
  openOwn: (place: string) => void,
  openOutside: (url: string) => void,
  devAddress?: string,
): void {
  app.on('web-contents-created', (_event, contents) => {
    keepInPlace(contents)
    contents.setWindowOpenHandler(({ url }) => {
      const place = placeOf(url, devAddress)
      if (place !== null) openOwn(place)
      else if (leadsOut(url)) openOutside(url)
      return { action: 'deny' }
    })
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
}
