import { figuresOf, hasAttribute, isUp, type Contact } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { layTrap, meetTrap, type TrapType } from '../traps/trap.ts'
import { contactName } from './contact.ts'

/**
 * A booby trap of a Potential Contact lies 1" from the man of ours who is closest to the marker: he meets it at once (FNG
 * p. 62 with its ruling). Who that is only the table shows, so it is asked now and not of everybody who reveals a PEF.
 */
export function trapAt(scene: Scene, contact: Contact, type: TrapType): void {
  const structureId = layTrap(scene, { type, sector: contact.sector, contactId: contact.id })
  const men = figuresOf(scene.state, 'ours').filter((man) => isUp(man) && !man.inTunnel)
  if (men.length === 0) return
  const options = men.flatMap((man) => {
    const plain = { value: String(man.id), label: man.name }
    const leads = { value: `${man.id}${onPoint}`, label: `${man.name}, who walks point` }
    return hasAttribute(scene.state, man, 'pointman') ? [plain, leads] : [plain]
  })
  const why = `${contactName(contact)} is a booby trap: who is closest to it?`
  const closest = scene.choose({ key: 'battle.trap-met', subject: contact.id, why, options })
  meetTrap(scene, { structureId, figureId: parseInt(closest, 10), onPoint: closest.endsWith(onPoint) })
}

const onPoint = ' on point'
