import type { EnemyOobModel } from './enemyOobModel.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { enemyOobPages } from './enemyOobPages.ts'

/** Prints the enemy's order of battle, to be filled in (FNG pp. 60-69). */
export const enemyOobSheet = (model: EnemyOobModel): Sheet =>
  sheetOf(`${model.title}, ${model.unit}`, (measure, page) => enemyOobPages(measure, model, page))
