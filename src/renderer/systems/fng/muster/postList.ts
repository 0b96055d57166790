import type { TableView } from '../../../../contract/views.ts'
import type { ForceId } from './forces.ts'
import { posts } from './musterForm.ts'

type Post = (typeof posts)[number]['value']

/** The posts of a squad by the keys of the army lists. */
const keys: Readonly<Record<Post, string>> = {
  squadLeader: 'squad.nco',
  jrNco: 'squad.jrNco',
  lmgGunner: 'squad.lmg',
  grenadier: 'squad.gl',
  autoRifleman: 'squad.autoRifleman',
  smgGunner: 'squad.smgGunner',
  rifleman: 'squad.riflemen',
}

/** @returns the posts that a squad of this force has, by its army list; all of them while the lists are not there. */
export function postsOf(list: ForceId, tables: readonly TableView[]): readonly (typeof posts)[number][] {
  const rows = tables.find((table) => table.id === `army.${list}`)?.rows
  if (!rows) return posts
  return posts.filter(({ value }) => rows.some((row) => row['key'] === keys[value]))
}
