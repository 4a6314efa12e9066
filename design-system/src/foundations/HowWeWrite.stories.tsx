import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { catalogue, countRules, rules, words } from './houseRules';
import { Examples, Rule } from './Rule';

const meta = { title: 'Foundations/How we write', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a visitor reads: plain, short, and about what will happen. */
export const Rules: Story = {
  render: () => (
    <Examples title="Plain, short, kind">
      {rules.map((rule) => (
        <Rule key={rule.title} {...rule} />
      ))}
    </Examples>
  ),
};

/** One word for one thing, the same on every screen. */
export const Words: Story = {
  render: () => (
    <Examples title="One word for one thing">
      {words.map((rule) => (
        <Rule key={rule.title} {...rule} />
      ))}
    </Examples>
  ),
};

/** Where sentences live, so that another language is one folder. */
export const Catalogue: Story = {
  render: () => (
    <Examples title="Every sentence is in the catalogue">
      {catalogue.map((rule) => (
        <Rule key={rule.title} {...rule} />
      ))}
    </Examples>
  ),
};

/** Numbers, sizes and plurals, as each language writes them. */
export const NumbersAndPlurals: Story = {
  render: () => (
    <Examples title="Numbers, sizes and plurals">
      {countRules.map((rule) => (
        <Rule key={rule.title} {...rule} />
      ))}
    </Examples>
  ),
};
