import type { Chapter } from '../chapter.ts'
import { pickUpBlade, throwBlade } from './blade.ts'
import { chargeHooks } from './charges.ts'
import { fireAction, returnFire } from './fire.ts'
import { flame } from './flame.ts'
import { goesOff } from './goesOff.ts'
import { throwGrenade } from './grenade.ts'
import { launch } from './launch.ts'
import { reconByFireAction } from './reconByFire.ts'
import { reload } from './reload.ts'
import { rifleGrenade } from './rifleGrenade.ts'
import { setCharge } from './setCharge.ts'
import { setOffMine } from './setOffMine.ts'
import { setUpGun } from './setUpGun.ts'
import { smokeHooks } from './smoke.ts'
import { takeWeapon } from './takeWeapon.ts'
import { workHooks } from './work.ts'

/** Ranged combat, ammunition, grenades, explosive rounds, charges, recon by fire (FNG pp. 25-34). */
export const fire: Chapter = {
  actions: [
    fireAction,
    returnFire,
    throwGrenade,
    rifleGrenade,
    throwBlade,
    pickUpBlade,
    launch,
    reload,
    setUpGun,
    takeWeapon,
    reconByFireAction,
    flame,
    setCharge,
    goesOff,
    setOffMine,
  ],
  hooks: {
    ...workHooks,
    turnBegins(scene) {
      smokeHooks.turnBegins?.(scene)
      chargeHooks.turnBegins?.(scene)
    },
  },
}
