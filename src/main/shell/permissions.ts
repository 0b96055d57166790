import type { Session } from 'electron'

/** The page copies addresses and numbers; nothing else that a browser would ask the user for is needed. */
const granted = new Set(['clipboard-sanitized-write'])

/**
 * Security: no camera, no microphone, no place, no notifications, no devices.
 * https://www.electronjs.org/docs/latest/tutorial/security#5-handle-session-permission-requests-from-remote-content
 */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer) => {
    answer(granted.has(permission))
  })
  session.setPermissionCheckHandler((_contents, permission) => granted.has(permission))
  session.setDevicePermissionHandler(() => false)
}
