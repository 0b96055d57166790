import { changesIn } from './changesIn.ts'
import type { Moment } from './halfMonths.ts'
import { Holes } from './holes.ts'
import type { Gone } from '../../rules/aftermath/leave.ts'
import { isOnRoster } from '../../rules/people.ts'
import type { Billet, Corps, Effect, FngState, Soldier } from '../../rules/state.ts'

/** Something that happened to the platoon, read off the rows that a step changed. Men are as they were right after it. */
export type Happening = { readonly step: string } & (
  | { readonly kind: 'joined'; readonly man: Soldier; readonly billet: Billet | null; readonly after: Soldier | null }
  | { readonly kind: 'left'; readonly man: Soldier; readonly how: Gone }
  | { readonly kind: 'away'; readonly man: Soldier; readonly where: 'hospital' | 'rAndR'; readonly missions: number }
  | { readonly kind: 'back'; readonly man: Soldier; readonly from: Soldier['status'] }
  | { readonly kind: 'rep'; readonly man: Soldier; readonly was: number }
  | { readonly kind: 'short'; readonly man: Soldier }
  | { readonly kind: 'attribute'; readonly man: Soldier; readonly attribute: string }
  | { readonly kind: 'post'; readonly man: Soldier; readonly billet: Billet; readonly rank: string | null }
  | { readonly kind: 'star'; readonly man: Soldier }
  | { readonly kind: 'corps'; readonly was: Corps; readonly is: Corps }
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'item'; readonly item: string; readonly squad: number }
  | { readonly kind: 'player'; readonly name: string; readonly man: Soldier }
)

type Told = Happening extends infer H ? (H extends Happening ? Omit<H, 'step'> : never) : never

/** Reads what happened, moment by moment; who stood where before is remembered from one to the next. */
export class Reader {
  readonly #holes = new Holes()

  /** @returns what happened in one step, in the order of the rows. */
  read(moment: Moment): Happening[] {
    this.#holes.watch(moment)
    const told = [
      ...this.#men(moment),
      ...postsIn(moment),
      ...attributesIn(moment),
      ...tourIn(moment),
      ...effectsIn(moment),
      ...itemsIn(moment),
      ...playersIn(moment),
    ]
    return told.map((one): Happening => ({ step: moment.step, ...one }))
  }

  #men(moment: Moment): Told[] {
    return changesIn(moment, 'soldiers').flatMap(({ before, after }): Told[] => {
      if (after === null) return []
      if (before !== null) return changedMan(before, after)
      const billet = moment.after.billets.find((one) => one.soldierId === after.id) ?? null
      const predecessor = billet && this.#holes.before(billet.id)
      const joined: Told = { kind: 'joined', man: after, billet, after: manWith(moment.after, predecessor) }
      return isOnRoster(after) && after.status !== 'present' ? [joined, awayOf(after)] : [joined]
    })
  }
}

const manWith = (state: FngState, id: number | null): Soldier | null =>
  state.soldiers.find((man) => man.id === id) ?? null

const awayOf = (man: Soldier): Told => ({
  kind: 'away',
  man,
  where: man.status === 'rAndR' ? 'rAndR' : 'hospital',
  missions: man.awayMissions,
})

function changedMan(was: Soldier, man: Soldier): Told[] {
  const told: Told[] = []
  if (was.rep !== man.rep) told.push({ kind: 'rep', man, was: was.rep })
  if (!was.shortTimer && man.shortTimer) told.push({ kind: 'short', man })
  if (was.status === man.status) return told
  if (man.status === 'present') told.push({ kind: 'back', man, from: was.status })
  else if (man.status === 'hospital' || man.status === 'rAndR') told.push(awayOf(man))
  else told.push({ kind: 'left', man, how: man.status })
  return told
}

/** Men who stand in another place than before: the player moved them, or they followed a leader. */
function postsIn({ changes, before, after }: Moment): Told[] {
  const stood = new Set(before.billets.flatMap((billet) => billet.soldierId ?? []))
  return changesIn({ changes }, 'billets').flatMap(({ before: was, after: billet }): Told[] => {
    if (was === null || !billet?.soldierId || was.soldierId === billet.soldierId) return []
    if (!stood.has(billet.soldierId) || isAwayFromPlace(after, billet.soldierId)) return []
    const man = after.soldiers.find((one) => one.id === billet.soldierId)!
    const rank = before.soldiers.find((one) => one.id === man.id)?.rank ?? man.rank
    return [{ kind: 'post', man, billet, rank: rank === man.rank ? null : rank }]
  })
}

/** Where a man stands on paper while another has his weapon is not told: he takes it back (FNG p. 8). */
const isAwayFromPlace = (state: FngState, soldierId: number): boolean =>
  state.billets.some(({ keptFor }) => keptFor === soldierId) && manWith(state, soldierId)?.status !== 'present'

const attributesIn = ({ changes, before, after }: Moment): Told[] =>
  changesIn({ changes }, 'attributes').flatMap(({ before: was, after: is }): Told[] => {
    const known = is && before.soldiers.some((man) => man.id === is.soldierId)
    if (was !== null || is === null || !known) return []
    return [{ kind: 'attribute', man: manWith(after, is.soldierId)!, attribute: is.attribute }]
  })

function tourIn({ before, after }: Moment): Told[] {
  const [was, is] = [before.tour[0], after.tour[0]]
  if (!was || !is) return []
  const star = is.starId === was.starId ? null : manWith(after, is.starId)
  return [
    ...(was.corps === is.corps ? [] : [{ kind: 'corps' as const, was: was.corps, is: is.corps }]),
    ...(star === null ? [] : [{ kind: 'star' as const, man: star }]),
  ]
}

const effectsIn = ({ changes }: Moment): Told[] =>
  changesIn({ changes }, 'effects').flatMap(({ before, after }): Told[] =>
    before === null && after !== null ? [{ kind: 'effect', effect: after }] : [],
  )

/** The extra item of a Good Mission; everything else that is handed out comes with a post. */
const itemsIn = ({ step, changes }: Moment): Told[] =>
  step !== 'judgeMission'
    ? []
    : changesIn({ changes }, 'equipment').flatMap(({ before, after }): Told[] =>
        before === null && after !== null ? [{ kind: 'item', item: after.item, squad: after.squad }] : [],
      )

const playersIn = ({ changes, after }: Moment): Told[] =>
  changesIn({ changes }, 'players').flatMap(({ after: player }): Told[] => {
    const man = player && manWith(after, player.soldierId)
    return man ? [{ kind: 'player', name: player.name, man }] : []
  })
