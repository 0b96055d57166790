import type { BattleFollow } from '../../../contract/battle.ts'
import { figureById, otherSide, type Figure } from '../../../rules/battle/battle.ts'
import { namesOf } from '../../../rules/battle/fire/fire.ts'
import { mayPart } from '../../../rules/battle/reactions/cohesion.ts'
import { fleeing, partingShot, shootersAt } from '../../../rules/battle/reactions/partingShot.ts'
import { fireDetail, follow, inchesBetween, type Following } from './follow.ts'

/** Parting Shots at whoever has just retired, by those who made him, as the journal names them (FNG p. 18). */
export function partingShots(following: Following): BattleFollow[] {
  const { state } = following
  return partingShot.refuses(state) === null ? fleeing(state).map((target) => shotAt(following, target)) : []
}

function shotAt(following: Following, target: Figure): BattleFollow {
  const { state } = following
  const made = whoMade(following, target)
  const able = shootersAt(state, target).map((id) => figureById(state, id))
  const shooters = able.filter((figure) => made.some((line) => mayPart(line, figure)))
  const figures = shooters.map(({ id }) => id)
  // Whoever runs off the table is missing at once, however far away.
  const [first] = target.leaving ? [] : shooters
  const inches = first ? inchesBetween(following, first.id, target.id) : null
  const by = figures.length === 0 ? '' : `${namesOf(state, figures)}: `
  return follow({
    key: `partingShot ${target.id}`,
    action: 'partingShot',
    title: `${by}Parting Shot at ${target.name}`,
    detail: fireDetail(state, inches, shooters),
    values: {
      target: target.id,
      ...(figures.length === 0 ? {} : { shooters: figures }),
      ...(inches === null ? {} : { inches }),
    },
    side: target.side === 'civilian' ? null : otherSide(target.side),
    wants: figures.length === 0 ? 'shooters' : first && inches === null ? 'inches' : null,
  })
}

/** What the act said in which he last began to run. */
function whoMade({ acts }: Following, { id }: Figure): string[] {
  const act = acts.find(({ changes }) =>
    changes().some(
      ({ collection, id: row, before, after }) =>
        collection === 'figures' && row === id && after?.['fleeing'] === true && before?.['fleeing'] !== true,
    ),
  )
  return act?.lines?.().map(({ text }) => text) ?? []
}
