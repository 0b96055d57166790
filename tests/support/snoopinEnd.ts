import { AfterTable, fought, ids } from './snoopinAfter.ts'

/**
 * A turn played from its casualties to its end, in which something of everything came: Eads, point man and leader of 1-B,
 * is killed, and Gant steps up; Cole dies of his wounds, Fry waits in a pool; 1-A learns and loses it all, for Baker and
 * Cole are half of it; 1-C rests; the cells win, and build.
 */
export function afterTheGame(): AfterTable {
  const ace = { kind: 'special', key: 'acePointMan', turnId: ids.turn1, manId: 105 } as const
  const table = new AfterTable()
    .put('turns', ids.turn2, { winnerId: ids.them })
    .put('teams', ids.a, { firepower: 1 })
    .add('developments', { ...ace, teamId: ids.b })
    .putMan('Eads', { role: 'teamLeader' })
    .pool('returnPool', ids.turn1, 'Able')
    .pool('replacementPool', ids.turn1, 'Baker')
    .tired(ids.c, 'edge')
    .hit('Eads', 'killed')
    .hit('Cole', 'wounded', 'evacuated')
    .hit('Fry', 'wounded', 'evacuated')
  return table
    .do('recoverCasualties', {}, [1, 1, 3, 3])
    .do('recordPoints')
    .do('developTeams', { teams: [fought(ids.a)] }, [6])
    .do('buildInsurgency', { force: ids.other }, [7])
    .do('returnToDuty', {}, [5, 2, 1, 4, 2, 5], [{ key: 'snoopin.steps-up', after: 'Eads', man: 'Gant' }])
}
