import { refuse } from '../../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../../main/engine/state.ts'
import type { AddAsset, CorrectAsset, RemoveAsset } from '../../inputs.ts'
import { stepOf } from '../../scene.ts'
import type { Asset } from '../../state.ts'
import { tourOf } from '../../turn.ts'
import { nameOf } from '../../titles.ts'

/** What belongs to a force costs nothing; what is asked for has a price (p. 5, 7). */
function mustBePriced(kind: Asset['kind'], price: number | null): void {
  if (kind === 'available' && price === null) refuse('An asset that is asked for has a price: agree one.')
  if (kind === 'internal' && price !== null) refuse('What belongs to the force costs nothing: leave the price empty.')
}

const priced = (price: number | null): string =>
  price === null ? 'of its own' : price === 1 ? 'for 1 point' : `for ${price} points`

export const addAsset = stepOf<AddAsset>(
  (_, { name }) => `Asset agreed: ${name}`,
  (scene, { force, kind, name, price }) => {
    tourOf(scene.state)
    const { name: forceName } = rowById(scene.state.forces, force, 'force')
    mustBePriced(kind, price)
    if (scene.state.assets.some((one) => one.forceId === force && one.kind === kind && one.name === name))
      refuse(`${forceName} has ${name} already.`)
    const id = scene.add('assets', { forceId: force, kind, name, price })
    scene.note(`${forceName}: ${name}, ${priced(price)}.`, { collection: 'assets', id, field: 'price' })
  },
)

export const correctAsset = stepOf<CorrectAsset>(
  (state, { asset }) => `Correction: ${nameOf(state, 'assets', asset)}`,
  (scene, { asset: id, name, price }) => {
    const { kind, forceId } = rowById(scene.state.assets, id, 'asset')
    mustBePriced(kind, price)
    const other = scene.state.assets.find(
      (one) => one.id !== id && one.forceId === forceId && one.kind === kind && one.name === name,
    )
    if (other) refuse(`There is another ${name} already.`)
    scene.patch('assets', id, { name, price })
    scene.note(`${name}, ${priced(price)}, by hand.`, { collection: 'assets', id, field: 'price' })
  },
)

/** What was bought before stays bought. */
export const removeAsset = stepOf<RemoveAsset>(
  (state, { asset }) => `Asset struck: ${nameOf(state, 'assets', asset)}`,
  (scene, { asset: id }) => {
    const { name } = rowById(scene.state.assets, id, 'asset')
    for (const bought of scene.state.purchases.filter(({ assetId }) => assetId === id))
      scene.patch('purchases', bought.id, { assetId: null })
    scene.remove('assets', (one) => one.id === id)
    scene.note(`${name} is struck from the list.`, { collection: 'assets', id })
  },
)
