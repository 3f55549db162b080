import { createApp } from '@channel/codegen/hono'
import { serve } from '@hono/node-server'
import { routes } from './generated/routes.js'
import type { Pet } from './generated/types.js'

const pets = new Map<number, Pet>()
let lastId = 0
const notFound = { status: 404, body: { code: 404, message: 'There is no such pet.' } } as const

const app = createApp(routes, {
  handlers: {
    findPets: ({ query }) => ({ status: 200, body: [...pets.values()].slice(0, query.limit) }),
    'find pet by id': ({ params: { id } }) => (pets.has(id) ? { status: 200, body: pets.get(id)! } : notFound),
    deletePet: ({ params: { id } }) => (pets.delete(id) ? { status: 204 } : notFound),
    addPet: ({ body }) => {
      const pet = { ...body, id: ++lastId }
      pets.set(pet.id, pet)
      return { status: 200, body: pet }
    },
  },
})

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) }, ({ port }) => console.log(`Listening on ${port}`))
