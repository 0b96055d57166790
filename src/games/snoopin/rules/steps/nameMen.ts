import { refuse } from '../../../../main/engine/mustBe.ts'
import { rowById, rowIn } from '../../../../main/engine/state.ts'
import type { NameMen } from '../inputs.ts'
import { isUnnamed } from '../newMen.ts'
import { stepOf } from '../scene.ts'
import { nameOf } from '../titles.ts'

/** New men get their names: some of them, or all, whenever their player likes. */
export const nameMen = stepOf<NameMen>(
  (state, { men: [first, ...more] }) =>
    more.length > 0 || !first ? 'New men are named' : `${nameOf(state, 'men', first.man)} is named`,
  (scene, { men }) => {
    if (men.length === 0) refuse('Name at least one of the new men.')
    // Where the past was amended fewer may have come: the others keep the names that they were given.
    const there = men.filter(({ man }) => rowIn(scene.state.men, man))
    for (const { man: id, name } of there.length === 0 ? men : there) {
      const man = rowById(scene.state.men, id, 'man')
      if (!isUnnamed(man)) refuse(`${man.name} has a name: put him right instead.`)
      if (name.trim() === '') refuse(`${man.name} needs a name, or is left out.`)
      scene.patch('men', id, { name: name.trim() })
      scene.note(`${man.name} is ${name.trim()}.`, { collection: 'men', id, field: 'name' })
    }
    if (there.length < men.length) scene.note('Who else was named has not come.')
  },
)
