import { span } from '../../../../main/engine/patchDifferences.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import type { Mission } from '../../rules/state.ts'
import { onePc, reconPc } from '../../rules/tables/missions.ts'

/** From this EAL on a Fight or a Patrol has one PC (FNG pp. 100-101). */
const onePcFrom = 5

/** What came of an ambushing squad's die for its Claymores, once it has set out; `none`: it has none (FNG p. 98). */
export type AmbushClaymores = 'stand' | 'noTime' | 'none'

/**
 * @param claymores null while their die has not been thrown.
 * @returns what holds in a mission of this type and not in others, in our own words (FNG pp. 98-101).
 */
export function specialRules(mission: Mission, rules: Rules, claymores: AmbushClaymores | null = null): string[] {
  switch (mission.type) {
    case null:
      return []
    case 'ambush':
      return ambush(mission, claymores)
    case 'defense':
      return defense(mission)
    case 'fight':
      return [
        ...theOnePc(mission, rules),
        'Our reinforcements come over the edge of the sector where we started.',
        overAnyEdge,
      ]
    case 'patrol':
      return [...theOnePc(mission, rules), atOurEntry, overAnyEdge]
    case 'recon':
      return [
        `A marker that is resolved is a PC on ${pcOn(rules.table(reconPc).rows)}, until all PCs are found.`,
        atOurEntry,
        'Theirs come at markers that nobody has looked at, and over random edges once all PCs are found.',
      ]
  }
}

const atOurEntry = 'Our reinforcements come where we came in.'
const overAnyEdge = 'Theirs come over the edge of a random sector.'

const pcOn = (rows: typeof onePc.rows | typeof reconPc.rows): string => {
  const row = rows.find(({ outcome }) => outcome === 'pc')
  return span(row?.from, row?.to)
}

function theOnePc({ eal }: Mission, rules: Rules): string[] {
  if (eal === null || eal < onePcFrom) return []
  return [`One PEF is a PC: the one resolved on ${pcOn(rules.table(onePc).rows)}, else the last.`]
}

const claymoreWords: Readonly<Record<AmbushClaymores, readonly string[]>> = {
  stand: ['There was time for the Claymores: they may be set out.'],
  noTime: ['There was no time for the Claymores: none are set out.'],
  none: [],
}
const claymoresToCome = ['Claymores stand if the Squad Leader passes a die against his REP.']

function ambush({ ambushSide }: Mission, claymores: AmbushClaymores | null): string[] {
  const [hidden, walking] = ambushSide === 'enemy' ? ['the enemy', 'we go'] : ['we', 'the enemy goes']
  return [
    `Both sides begin in sight; those in ambush (${hidden}) take no In Sight tests in turn 1.`,
    `If ${walking} first: 2d6 against REP, both passed, and the ambush is spotted and has failed.`,
    'A PC that turns up counts as reinforcements of the enemy.',
    ...(ambushSide !== 'player' ? [] : claymores === null ? claymoresToCome : claymoreWords[claymores]),
  ]
}

function defense({ civilians, defenseTask, registeredTargets }: Mission): string[] {
  const traffic = defenseTask === 'checkPoint' || defenseTask === 'bridge'
  return [
    civilians ? 'No Claymores: there are civilians.' : 'Claymores may stand from the start.',
    ...(registeredTargets ? ['Fire on a registered target comes at once; out of sight is no worse.'] : []),
    ...(traffic
      ? [
          'Until somebody fires: on an Activation total above 6, 1d6 civilians come by road from either end (even chance) and leave at the other.',
        ]
      : []),
    overAnyEdge,
  ]
}
