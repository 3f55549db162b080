export const connectNumber = {
  action: 'Connect a number',
  hint: 'The owner of the number opens a setup link and signs in at the provider.',
  whose: 'Each number belongs to a customer, who connects it with a setup link.',
  newCustomer: 'New customer …',
  name: 'Name of the customer',
  nameHint: 'The business that uses the number. It may be your own.',
  next: 'Continue',
  standard: {
    hint: 'Your organization has the plan “Standard”: the operator of the service connects its numbers.',
    empty: 'The operator of the service connects it.',
    connect: 'Ask the operator to connect it',
    connectHint: 'Send these commands to the operator, with your number instead of the example:',
    plan: 'Or connect it yourself',
    planHint: 'The plan “Platform” has setup links. The operator changes the plan with this command:',
  },
}
