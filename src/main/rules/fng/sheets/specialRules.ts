import { span } from '../../../engine/patchDifferences.ts'
import type { Rules } from '../../../engine/system.ts'
import type { Mission } from '../state.ts'
import { onePc, reconPc } from '../tables/missions.ts'

/** From this EAL on a Fight or a Patrol has one PC (FNG pp. 100-101). */
const onePcFrom = 5

/** @returns what holds in a mission of this type and not in others, in our own words (FNG pp. 98-101). */
export function specialRules(mission: Mission, rules: Rules): string[] {
  switch (mission.type) {
    case null:
      return []
    case 'ambush':
      return ambush(mission)
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

function ambush({ ambushSide }: Mission): string[] {
  const [hidden, walking] = ambushSide === 'enemy' ? ['the enemy', 'we go'] : ['we', 'the enemy goes']
  return [
    `Both sides begin in sight; those in ambush (${hidden}) take no In Sight tests in turn 1.`,
    `If ${walking} first: 2d6 against REP, both passed, and the ambush is spotted and has failed.`,
    'A PC that turns up counts as reinforcements of the enemy.',
    ...(ambushSide === 'player' ? ['Claymores stand if the Squad Leader passes a die against his REP.'] : []),
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
