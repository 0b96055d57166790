import type { FngState, Soldier } from '../../rules/state.ts'
import { isStar, soldierById, tourOf } from '../../rules/people.ts'
import { corpsNames, forceNames } from '../../rules/words.ts'
import type { CertificateModel } from './certificateModel.ts'
import { dateWords, monthsWords, sourceOf } from '../shared/sheetWords.ts'

/** @returns the men who have served their whole tour and gone home (FNG p. 53), in the order in which they left. */
export const menGoneHome = (state: FngState): Soldier[] =>
  state.soldiers.filter(({ status }) => status === 'wentHome').toSorted((a, b) => (a.left ?? 0) - (b.left ?? 0))

/**
 * Whose certificate is printed where nobody is named: that of every Star; else of the last man who won a medal, did a deed
 * or put an enemy out of action; else of the last who went on a mission at all.
 * @returns nobody where all of them went home without a mission.
 */
export function menWithDeeds(state: FngState): Soldier[] {
  const home = menGoneHome(state)
  const stars = home.filter(({ id }) => isStar(state, id))
  if (stars.length > 0) return stars
  const went = (man: Soldier) => state.party.filter(({ soldierId }) => soldierId === man.id)
  const didSomething = (man: Soldier) =>
    state.medals.some(({ soldierId }) => soldierId === man.id) ||
    went(man).some((member) => member.deed !== null || member.killsConfirmed + member.killsUnconfirmed > 0)
  const last = home.findLast(didSomething) ?? home.findLast((man) => went(man).length > 0)
  return last ? [last] : []
}

/**
 * @param id of a man who has gone home.
 * @returns what his certificate says of his time with the platoon.
 */
export function certificateModel(state: FngState, id: number): CertificateModel {
  const tour = tourOf(state)
  const man = soldierById(state, id)
  const left = man.left ?? tour.halfMonth
  const served = left - man.joined + 1
  const missions = state.party.filter(({ soldierId }) => soldierId === id)
  const count = (of: readonly unknown[]) => String(of.length)
  const kills = missions.reduce((sum, { killsConfirmed }) => sum + killsConfirmed, 0)
  return {
    name: `${man.rank} ${man.firstName} ${man.lastName}`,
    unit: tour.unit,
    force: `${forceNames[tour.list]}, ${corpsNames[tour.corps]}`,
    span: `from ${dateWords(man.joined)} to ${dateWords(left)}`,
    facts: [
      { label: 'With the platoon', value: `${monthsWords(served)} ${served === 2 ? 'month' : 'months'}` },
      { label: 'Missions', value: count(missions) },
      { label: 'Medals', value: count(state.medals.filter(({ soldierId }) => soldierId === id)) },
      {
        label: 'Times wounded',
        value: count(missions.filter(({ wasOut, fate }) => wasOut || fate === 'outOfTheFight')),
      },
      { label: 'Enemies out of action', value: String(kills) },
      { label: 'REP at the end', value: String(man.rep) },
    ],
    source: sourceOf(53),
  }
}
