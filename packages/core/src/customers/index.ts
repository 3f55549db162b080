export { createCustomer } from './create-customer.ts'
export type { Customer } from './customer-view.ts'
export { listCustomers } from './list-customers.ts'
