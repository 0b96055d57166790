import { remember, remembered } from '../../../../renderer/composables/storage.ts'

const key = 'roster.reasons'
const most = 5

/** @returns the reasons that were given last, the newest first. */
export function lastReasons(): string[] {
  try {
    const kept: unknown = JSON.parse(remembered(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Keeps a reason for the next correction. */
export function keepReason(reason: string): void {
  remember(key, JSON.stringify([reason, ...lastReasons().filter((one) => one !== reason)].slice(0, most)))
}
