import type { RouteLocationRaw } from 'vue-router'

/** A station of the way of what is under way, and where it stands. */
export interface WayStation {
  readonly id: string
  readonly title: string
  readonly state: 'done' | 'now' | 'later'
  /** Its page; null while it is not reached. */
  readonly to: RouteLocationRaw | null
}
