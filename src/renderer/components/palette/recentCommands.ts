import { remember, remembered } from '../../composables/storage.ts'

const key = 'palette.recent'
const kept = 12

/** @returns ids of the commands used last, newest first. */
export const recentCommands = (): readonly string[] => (remembered(key) ?? '').split('\n').filter((id) => id !== '')

/** Puts a command at the top of those used last. */
export function noteCommand(id: string): void {
  remember(key, [id, ...recentCommands().filter((other) => other !== id)].slice(0, kept).join('\n'))
}
