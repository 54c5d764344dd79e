-- An organisation belongs to one tenant. The planner takes the two for independent, and expects half as many assignments of an organisation as it has.
create statistics material_assignment_organisation (dependencies) on tenant_id, inventory_organisation_id from material_assignment;
create statistics product_assignment_organisation (dependencies) on tenant_id, inventory_organisation_id from product_assignment;
analyze material_assignment, product_assignment;
