/** Hands that neither see nor point: one has only keys, the other only what a screen reader is told. */

/** Tab and Enter. */
export class Keys {
  constructor({ page }) {
    this.page = page;
  }

  /** What can be pressed, as it stands on the screen. */
  labels() {
    return this.page.locator('[role="button"], button').evaluateAll((all) =>
      all.filter((one) => one.getAttribute('aria-disabled') !== 'true').map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
  }

  focused() {
    return this.page.evaluate(() => {
      const { activeElement: one } = document;
      return { label: one?.getAttribute('aria-label') ?? one?.textContent ?? '', group: one?.closest('[role="group"]')?.getAttribute('aria-label') ?? '' };
    });
  }

  /** Walks once around all that Tab reaches, and decides with Enter. */
  async press(label, group = /^/) {
    const fits = (at) => label.test(at.label) && group.test(at.group);
    const stops = await this.page.locator('[tabindex="0"], button').count();
    for (let stop = 0; stop <= stops; stop++) {
      if (fits(await this.focused())) {
        await this.page.keyboard.press('Enter');
        return true;
      }
      await this.page.keyboard.press('Tab');
    }
    return false;
  }
}

/** The accessibility tree of the browser: roles, names and nothing else; it acts as a screen reader does. */
export class Reader {
  constructor({ page }) {
    this.page = page;
  }

  async nodes() {
    this.device ??= await this.page.context().newCDPSession(this.page);
    const { nodes } = await this.device.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const groupsOf = (node) => {
      const names = [];
      for (let at = byId.get(node.parentId); at; at = byId.get(at.parentId)) if (at.role?.value === 'group') names.push(at.name?.value ?? '');
      return names;
    };
    const isDisabled = ({ properties = [] }) => properties.some(({ name, value }) => name === 'disabled' && value.value === true);
    return nodes
      .filter((node) => !node.ignored && node.role?.value === 'button' && !isDisabled(node))
      .map((node) => ({ label: node.name?.value ?? '', groups: groupsOf(node), element: node.backendDOMNodeId }));
  }

  async labels() {
    return (await this.nodes()).map(({ label }) => label);
  }

  async press(label, group) {
    const node = (await this.nodes()).find((each) => label.test(each.label) && (!group || each.groups.some((name) => group.test(name))));
    if (!node) return false;
    // What was read a moment ago may be gone: then there is nothing to press.
    try {
      const { object } = await this.device.send('DOM.resolveNode', { backendNodeId: node.element });
      await this.device.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration: 'function () { this.click(); }' });
    } catch {
      return false;
    }
    return true;
  }
}
