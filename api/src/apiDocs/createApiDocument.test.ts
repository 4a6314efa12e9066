import { Validator } from '@seriousme/openapi-schema-validator';
import { routes } from '../../contract/routes.ts';
import { createApiDocument } from './createApiDocument.ts';

test('the description of the API is a valid OpenAPI document', async () => {
  const { valid, errors } = await new Validator().validate(
    JSON.parse(JSON.stringify(createApiDocument({ version: '1.2.3', toolsOff: [], brand: { name: 'Sheaf' } }))),
  );
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('it has every call but those of the payment provider and its form', () => {
  const document = createApiDocument({ version: '1.2.3', toolsOff: [], brand: { name: 'Sheaf' } });
  const described = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  const undescribed = Object.keys(routes).filter((name) => !described.includes(name));
  expect(undescribed).toEqual(['createDonationPayment', 'stripeWebhook']);
});

test('options, answers and codes of refusals are in it as the contract has them', () => {
  const { paths, components, info } = JSON.parse(JSON.stringify(createApiDocument({ version: '1.2.3', toolsOff: [], brand: { name: 'Sheaf' } })));
  expect(info.version).toBe('1.2.3');
  const form = paths['/api/pdf/merge'].post.requestBody.content['multipart/form-data'].schema;
  expect(form.properties.files).toMatchObject({ type: 'array', items: { type: 'string', format: 'binary' } });
  expect(form.properties.options.properties.rotate.items.anyOf).toContainEqual({ type: 'number', const: 90 });
  expect(paths['/api/chat/history/{sessionId}'].get.parameters).toMatchObject([{ name: 'sessionId', in: 'path', required: true }]);
  expect(Object.keys(paths['/api/chat/message'].post.responses['200'].content)).toEqual(['application/json', 'text/event-stream']);
  expect(components.schemas.Problem.properties.code.enum).toContain('password_required');
});
