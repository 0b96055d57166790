import { defineAction, type Asking } from '../action.ts'
import {
  aboutFigure,
  activationRep,
  battleOf,
  groupById,
  groupsOf,
  membersOf,
  refusesOutsideTurn,
  withRep,
  type Figure,
  type Group,
  groupsToActivate,
  mayActivate,
} from '../battle.ts'
import type { Side } from '../collections.ts'
import type { Scene } from '../scene.ts'
import { commanderWhoHolds, whyNotBrought } from './commanders.ts'
import { orderInWords, whoGoesFirst } from './goesFirst.ts'

/**
 * Due where a group of ours may act; one below the die waits for a commander. The enemy's groups act by the rules, which
 * activates them (FNG p. 69): by hand is the exception.
 */
function likely({ state, selected }: Asking): number {
  if (battleOf(state).side === 'theirs') return 3
  const able = groupsToActivate(state).filter((group) => mayActivate(state, group))
  // While another group acts, the next stays in sight of the player, behind what the wounded need.
  if (able.length > 0) return able.some(({ id }) => selected.includes(id)) ? 90 : 52
  return groupsToActivate(state).some((group) => whyNotBrought(state, group) === null) ? 12 : 3
}

/** A group's activation (FNG pp. 14-17): it must have the REP for it, or a commander who brings it along. */
export const activate = defineAction({
  name: 'activate',
  title: 'Activate a group',
  section: 'turn',
  page: 16,
  words: ['activation', 'move', 'act'],
  fields: {
    group: {
      kind: 'pick',
      from: 'groups',
      label: 'Group',
      note: ({ state }) => orderInWords(state),
      among: ({ state }) => groupsToActivate(state).map((group) => group.id),
      start: ({ state, selected }) => {
        const able = groupsToActivate(state).filter((group) => mayActivate(state, group))
        return (able.find((group) => selected.includes(group.id)) ?? able[0])?.id ?? null
      },
    },
    byCommander: {
      kind: 'flag',
      label: 'A commander brings it along',
      help: 'His REP is enough, he is within 12" and sees its Leader, or has called it by radio.',
      asked: ({ state, values }) => {
        const group = typeof values['group'] === 'number' ? groupById(state, values['group']) : null
        return group !== null && !mayActivate(state, group) && whyNotBrought(state, group) === null
      },
    },
    nearCommander: {
      kind: 'flag',
      label: 'The Force Commander is near its Leader',
      help: 'Within 12" and in sight: it must act on his REP, which is below the die.',
      asked: ({ state, values }) => {
        const group = typeof values['group'] === 'number' ? groupById(state, values['group']) : null
        return group !== null && mayActivate(state, group) && commanderWhoHolds(state, group) !== null
      },
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (groupsToActivate(state).length > 0 ? null : 'Every group has acted.'),
  asks: (state, { group: id, nearCommander }) => {
    const group = groupById(state, id)
    return nearCommander || !mayActivate(state, group) ? null : whoGoesFirst(state, group)
  },
  ways: (state) =>
    battleOf(state).side === 'theirs'
      ? []
      : groupsToActivate(state)
          .filter((group) => mayActivate(state, group))
          .map(({ id, name }) => ({ title: `${name} activates`, values: { group: id } })),
  likely,
  entry: (state, { group }) => `${groupById(state, group).name} activates`,
  button: (state, { group }) => `${groupById(state, group).name} activates`,
  run(scene, { group: id, byCommander, nearCommander }) {
    const group = groupById(scene.state, id)
    const commander = nearCommander ? commanderWhoHolds(scene.state, group) : null
    if (commander) {
      heldBack(scene, group, commander)
      return
    }
    if (!mayActivate(scene.state, group) && !byCommander) {
      // It has not acted: nobody in it may fire or move by choice, and a commander may still bring it along.
      stayPut(scene, group)
      return
    }
    scene.note(`${group.name} activates on REP ${activationRep(scene.state, group)}.`, { page: 16 })
    beginActivation(scene, group)
  },
})

/** Said of a group that does not act, with the reason why no commander helps where that is known. */
export function stayPut(scene: Scene, group: Group): void {
  const why = whyNotBrought(scene.state, group)
  const rep = `REP ${activationRep(scene.state, group)} is below the die`
  scene.note(`${group.name} stays put: ${rep}${why === null ? '' : `; ${why}`}.`, { page: 16 })
}

/** A lesser commander acts on the REP of the Force Commander beside him, even if his own is higher (FNG p. 16). */
function heldBack(scene: Scene, group: Group, commander: Figure): void {
  const text = `${group.name} stays put: it acts on the REP of ${withRep(commander)}, and that is below the die.`
  scene.note(text, { about: aboutFigure(commander), page: 16 })
}

/**
 * What every activation brings (FNG pp. 18, 24): ducked figures rise, the fast are no longer fast, the Stunned sit it
 * out, the suppressed recover. Radio activation and enemy turns come this way too.
 */
export function beginActivation(scene: Scene, group: Group): void {
  scene.patch('groups', group.id, { activated: true })
  for (const figure of membersOf(scene.state, group.id)) {
    const now = {
      ...(figure.status === 'duckBack' ? ({ status: 'carryOn' } as const) : {}),
      ...(figure.status === 'stunned' ? { satOut: true } : {}),
      ...(figure.readied === 'whenActive' ? ({ readied: 'now' } as const) : {}),
      fastMoving: false,
      suppressed: false,
      mayReturnFire: false,
    }
    scene.patch('figures', figure.id, now)
  }
  for (const hooks of scene.hooks) hooks.groupActivates?.(scene, groupById(scene.state, group.id))
}

/** A figure that cannot activate this turn no longer counts as fast moving (ruling to FNG p. 17). */
export function dropFastMoves(scene: Scene, side: Side): void {
  for (const group of groupsOf(scene.state, side)) {
    if (mayActivate(scene.state, group)) continue
    for (const figure of membersOf(scene.state, group.id))
      if (figure.fastMoving) scene.patch('figures', figure.id, { fastMoving: false })
  }
}
